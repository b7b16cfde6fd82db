import { card, enters, keyword, mana, putCounters, ruleUntil, triggered } from '@spellwright/dsl'

export const kappaCannoneer = card({
  name: 'Kappa Cannoneer',
  cost: '{5}{U}',
  type: 'Artifact Creature — Turtle Warrior',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('improvise'),
    keyword({ kind: 'ward', cost: [mana('{4}')] }),
    triggered({
      on: enters({ type: 'artifact', controller: 'you' }),
      effects: [putCounters('+1/+1', 1, 'self'), ruleUntil({ kind: 'cantBeBlocked', what: 'self' })],
    }),
  ],
})
