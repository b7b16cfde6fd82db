import { atBeginningOf, enters, gainLife, keyword, loseLife, mana, triggered, twoFaced } from '@spellwright/dsl'

export const tithingBlade = twoFaced(
  'transform',
  {
    name: 'Tithing Blade',
    cost: '{1}{B}',
    type: 'Artifact',
    abilities: [
      triggered({
        on: enters('self'),
        effects: [{ kind: 'sacrificeChoice', player: 'opponent', filter: { type: 'creature' }, count: 1 }],
      }),
      keyword({ kind: 'craft', with: { type: 'creature' }, count: 1, cost: [mana('{4}{B}')] }),
    ],
  },
  {
    name: 'Consuming Sepulcher',
    type: 'Artifact',
    colorIndicator: ['B'],
    abilities: [triggered({ on: atBeginningOf('upkeep', 'you'), effects: [loseLife(1, 'opponent'), gainLife(1)] })],
  },
)
