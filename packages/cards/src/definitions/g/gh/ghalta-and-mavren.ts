import { card, chooseOne, count, createToken, keyword, keywords, token, triggered } from '@spellwright/dsl'

export const ghaltaAndMavren = card({
  name: 'Ghalta and Mavren',
  cost: '{3}{G}{G}{W}{W}',
  type: 'Legendary Creature — Dinosaur Vampire',
  power: 12,
  toughness: 12,
  abilities: [
    keyword('trample'),
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: { type: 'creature' } },
      modes: chooseOne(
        {
          effects: [
            {
              kind: 'createToken',
              player: 'you',
              count: 1,
              token: token({ colors: ['G'], type: 'Creature — Dinosaur', abilities: keywords('trample') }),
              size: { kind: 'greatest', value: 'power', of: { type: 'creature', is: 'attacking', other: true } },
              enters: ['tapped', 'attacking'],
            },
          ],
        },
        {
          effects: [
            createToken(
              count({ type: 'creature', is: 'attacking', other: true }),
              token({
                colors: ['W'],
                type: 'Creature — Vampire',
                power: 1,
                toughness: 1,
                abilities: keywords('lifelink'),
              }),
            ),
          ],
        },
      ),
      effects: [],
    }),
  ],
})
