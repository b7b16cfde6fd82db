import { draw, enters, gainLife, powerOf, the, triggered, twoFaced } from '@spellwright/dsl'

export const discipleOfFreyaliseGardenOfFreyalise = twoFaced(
  'modal_dfc',
  {
    name: 'Disciple of Freyalise',
    cost: '{3}{G}{G}{G}',
    type: 'Creature — Elf Druid',
    power: 3,
    toughness: 3,
    abilities: [
      triggered({
        on: enters('self'),
        effects: [
          {
            kind: 'may',
            player: 'you',
            effects: [
              {
                kind: 'sacrificeChoice',
                player: 'you',
                filter: { type: 'creature', other: true },
                count: 1,
                as: 'sacrificed',
              },
            ],
            then: [gainLife(powerOf(the('sacrificed'))), draw(powerOf(the('sacrificed')))],
          },
        ],
      }),
    ],
  },
  {
    name: 'Garden of Freyalise',
    type: 'Land',
    abilities: [
      {
        kind: 'static',
        replacement: {
          kind: 'enters',
          object: 'self',
          with: [
            {
              kind: 'payOr',
              cost: [
                {
                  kind: 'payLife',
                  amount: 3,
                },
              ],
              else: [
                {
                  kind: 'tapped',
                },
              ],
            },
          ],
        },
      },
      {
        kind: 'activated',
        cost: [
          {
            kind: 'tap',
          },
        ],
        effects: [
          {
            kind: 'addMana',
            player: 'you',
            mana: {
              kind: 'fixed',
              mana: '{G}',
            },
          },
        ],
      },
    ],
  },
)
