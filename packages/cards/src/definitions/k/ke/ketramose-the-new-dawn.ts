import { card, draw, keyword, loseLife, triggered } from '@spellwright/dsl'

export const ketramoseTheNewDawn = card({
  name: 'Ketramose, the New Dawn',
  cost: '{1}{W}{B}',
  type: 'Legendary Creature — God',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('menace'),
    keyword('lifelink'),
    keyword('indestructible'),
    {
      kind: 'static',
      rule: { kind: 'cantAttack', what: 'self' },
      condition: { kind: 'not', condition: { kind: 'exists', of: { zone: 'exile' }, count: { atLeast: 7 } } },
    },
    {
      kind: 'static',
      rule: { kind: 'cantBlock', what: 'self' },
      condition: { kind: 'not', condition: { kind: 'exists', of: { zone: 'exile' }, count: { atLeast: 7 } } },
    },
    triggered({
      on: {
        kind: 'zoneChange',
        object: { is: 'nontoken' },
        from: ['graveyard', 'battlefield'],
        to: 'exile',
        batch: 'oneOrMore',
        during: 'you',
      },
      effects: [draw(1), loseLife(1)],
    }),
  ],
})
