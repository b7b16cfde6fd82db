import { card, exile, spell, target, the } from '@spellwright/dsl'

export const angelicEdict = card({
  name: 'Angelic Edict',
  cost: '{4}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { permanent: target({ type: ['creature', 'enchantment'] }) },
      effects: [exile(the('permanent'))],
    }),
  ],
})
