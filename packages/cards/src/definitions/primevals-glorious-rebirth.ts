import { card } from '@spellwright/dsl'

export const primevalsGloriousRebirth = card({
  name: "Primevals' Glorious Rebirth",
  cost: '{5}{W}{B}',
  type: 'Legendary Sorcery',
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          kind: 'move',
          verb: 'return',
          what: { all: { zone: 'graveyard', owner: 'you', supertype: 'legendary', is: 'permanentCard' } },
          to: 'battlefield',
        },
      ],
    },
  ],
})
