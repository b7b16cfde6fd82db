import { card, draw, mana, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const coolButRude = card({
  name: 'Cool but Rude',
  type: 'Enchantment — Class',
  cost: '{1}{R}',
  abilities: [
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      effects: [{ kind: 'mayPay', player: 'you', cost: [{ kind: 'discard', what: {}, count: 1 }], then: [draw(1)] }],
    }),
    {
      kind: 'classLevel',
      level: 2,
      cost: [mana('{1}{R}')],
      abilities: [
        triggered({
          on: { kind: 'discarded', player: 'you' },
          effects: [{ kind: 'dealDamage', amount: 2, to: { players: 'opponent' } }],
        }),
      ],
    },
    {
      kind: 'classLevel',
      level: 3,
      cost: [mana('{1}{R}')],
      abilities: [
        triggered({
          on: { kind: 'becameLevel', object: 'self', level: 3 },
          effects: [
            search({}),
            put('hand', the('found')),
            shuffle(),
            { kind: 'discard', player: 'you', count: 1, how: 'random' },
          ],
        }),
      ],
    },
  ],
})
