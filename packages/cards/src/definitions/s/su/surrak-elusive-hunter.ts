import { card, draw, keyword, triggered } from '@spellwright/dsl'

export const surrakElusiveHunter = card({
  name: 'Surrak, Elusive Hunter',
  cost: '{2}{G}',
  type: 'Legendary Creature — Human Warrior',
  power: 4,
  toughness: 3,
  abilities: [
    { kind: 'static', rule: { kind: 'cantBeCountered', what: 'self' }, zone: 'stack' },
    keyword('trample'),
    triggered({
      on: {
        kind: 'becomesTarget',
        object: {
          any: [
            { type: 'creature', controller: 'you', zone: 'battlefield' },
            { type: 'creature', controller: 'you', zone: 'stack' },
          ],
        },
        controller: 'opponent',
      },
      effects: [draw(1)],
    }),
  ],
})
