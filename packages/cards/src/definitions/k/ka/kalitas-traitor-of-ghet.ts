import { activated, card, createToken, exile, keyword, mana, putCounters, replacement, token } from '@spellwright/dsl'

export const kalitasTraitorOfGhet = card({
  name: 'Kalitas, Traitor of Ghet',
  cost: '{2}{B}{B}',
  type: 'Legendary Creature — Vampire Warrior',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('lifelink'),
    replacement({
      kind: 'zoneChange',
      object: { type: 'creature', is: 'nontoken', controller: 'opponent' },
      from: 'battlefield',
      to: 'graveyard',
      instead: {
        effects: [
          exile('eventObject'),
          createToken(1, token({ colors: ['B'], type: 'Creature — Zombie', power: 2, toughness: 2 })),
        ],
      },
    }),
    activated({
      cost: [mana('{2}{B}'), { kind: 'sacrifice', what: { subtype: ['Vampire', 'Zombie'], other: true } }],
      effects: [putCounters('+1/+1', 2, 'self')],
    }),
  ],
})
