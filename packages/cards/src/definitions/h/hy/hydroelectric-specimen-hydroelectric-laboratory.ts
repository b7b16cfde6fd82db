import { enters, keyword, may, targetSpell, the, triggered, twoFaced } from '@spellwright/dsl'

export const hydroelectricSpecimenHydroelectricLaboratory = twoFaced(
  'modal_dfc',
  {
    name: 'Hydroelectric Specimen',
    cost: '{2}{U}',
    type: 'Creature — Weird',
    power: 1,
    toughness: 4,
    abilities: [
      keyword('flash'),
      triggered({
        on: enters('self'),
        targets: { spell: targetSpell({ type: ['instant', 'sorcery'], is: 'targetsOnlyOne' }) },
        effects: [may({ kind: 'changeTargets', what: the('spell'), how: 'must', to: 'self' })],
      }),
    ],
  },
  {
    name: 'Hydroelectric Laboratory',
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
              mana: '{U}',
            },
          },
        ],
      },
    ],
  },
)
