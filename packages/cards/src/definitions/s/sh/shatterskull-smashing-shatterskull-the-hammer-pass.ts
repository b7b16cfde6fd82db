import {
  entersWith,
  payLife,
  type Quantity,
  spell,
  tapForMana,
  target,
  the,
  times,
  twoFaced,
  upTo,
  X,
} from '@spellwright/dsl'

const amount: Quantity = {
  kind: 'if',
  condition: { kind: 'compare', quantity: X, is: { atLeast: 6 } },
  then: times(2, X),
  else: X,
}

export const shatterskullSmashingShatterskullTheHammerPass = twoFaced(
  'modal_dfc',
  {
    name: 'Shatterskull Smashing',
    cost: '{X}{R}{R}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { victims: target({ type: ['creature', 'planeswalker'] }, { count: upTo(2), divide: amount }) },
        effects: [{ kind: 'dealDamage', amount, to: the('victims'), divided: 'divided' }],
      }),
    ],
  },
  {
    name: 'Shatterskull, the Hammer Pass',
    type: 'Land',
    abilities: [entersWith({ kind: 'payOr', cost: [payLife(3)], else: [{ kind: 'tapped' }] }), tapForMana('{R}')],
  },
)
