import { all, card, returnTo, spell, target, the } from '@spellwright/dsl'

export const echoingReturn = card({
  name: 'Echoing Return',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature' }) },
      effects: [
        returnTo(
          'hand',
          all({ zone: 'graveyard', owner: 'you', any: [{ among: the('card') }, { name: { sameAs: the('card') } }] }),
        ),
      ],
    }),
  ],
})
