import { additionalCost, card, destroy, dies, mana, rule, target, the, triggered } from '@spellwright/dsl'

export const mudbuttonCursetosser = card({
  name: 'Mudbutton Cursetosser',
  type: 'Creature — Goblin Warlock',
  cost: '{B}',
  power: 2,
  toughness: 1,
  abilities: [
    additionalCost([{ kind: 'choice', options: [[{ kind: 'behold', what: { subtype: 'Goblin' } }], [mana('{2}')]] }]),
    rule({ kind: 'cantBlock', what: 'self' }),
    triggered({
      on: dies('self'),
      targets: { creature: target({ type: 'creature', controller: 'opponent', power: { atMost: 2 } }) },
      effects: [destroy(the('creature'))],
    }),
  ],
})
