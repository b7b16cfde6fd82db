import { all, card, dealDamage, destroy, players, spell, target, the } from '@spellwright/dsl'

export const fieryConfluence = card({
  name: 'Fiery Confluence',
  cost: '{2}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 3,
        max: 3,
        repeat: 'repeat',
        options: [
          { effects: [dealDamage(1, all({ type: 'creature' }))] },
          { effects: [dealDamage(2, players('opponent'))] },
          { targets: { artifact: target({ type: 'artifact' }) }, effects: [destroy(the('artifact'))] },
        ],
      },
      effects: [],
    }),
  ],
})
