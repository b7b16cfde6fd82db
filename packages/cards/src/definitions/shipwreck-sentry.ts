import { card, enters, keyword, rule } from '@spellwright/dsl'

export const shipwreckSentry = card({
  name: 'Shipwreck Sentry',
  cost: '{1}{U}',
  type: 'Creature — Human Pirate',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('defender'),
    rule(
      { kind: 'attackAsThoughNotDefender', what: 'self' },
      { condition: { kind: 'happened', event: enters({ type: 'artifact', controller: 'you' }), when: 'thisTurn' } },
    ),
  ],
})
