import { all, payEnergy, putCounters, spell, targetPlayer, the, twoFaced, upTo, X } from '@spellwright/dsl'

export const suppressionRayOrderlyPlaza = twoFaced(
  'modal_dfc',
  {
    name: 'Suppression Ray',
    cost: '{3}{W/U}{W/U}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { player: targetPlayer },
        effects: [
          { kind: 'tap', what: all({ type: 'creature', controller: the('player') }), as: 'tapped' },
          {
            kind: 'mayPay',
            player: 'you',
            cost: [payEnergy(X)],
            x: 'chosen',
            then: [
              { kind: 'chooseAmong', player: 'you', among: the('tapped'), count: upTo(X), as: 'stunned' },
              putCounters('stun', 1, the('stunned')),
            ],
          },
        ],
      }),
    ],
  },
  {
    name: 'Orderly Plaza',
    type: 'Land',
    abilities: [
      {
        kind: 'static',
        replacement: {
          kind: 'enters',
          object: 'self',
          with: [
            {
              kind: 'tapped',
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
              kind: 'choice',
              options: ['{W}', '{U}'],
            },
          },
        ],
      },
    ],
  },
)
