import { entersWith, payLife, pump, spell, tapForMana, target, the, twoFaced, upTo } from '@spellwright/dsl'

export const bridgeworksBattleTanglespanBridgeworks = twoFaced(
  'modal_dfc',
  {
    name: 'Bridgeworks Battle',
    cost: '{2}{G}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: {
          creature: target({ type: 'creature', controller: 'you' }),
          other: target({ type: 'creature', not: { controller: 'you' } }, { count: upTo(1) }),
        },
        effects: [pump(the('creature'), 2, 2), { kind: 'fight', a: the('creature'), b: the('other') }],
      }),
    ],
  },
  {
    name: 'Tanglespan Bridgeworks',
    type: 'Land',
    abilities: [entersWith({ kind: 'payOr', cost: [payLife(3)], else: [{ kind: 'tapped' }] }), tapForMana('{G}')],
  },
)
