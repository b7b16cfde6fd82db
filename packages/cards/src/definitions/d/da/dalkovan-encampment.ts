import {
  activated,
  atBeginningOf,
  card,
  mana,
  replacement,
  sacrificeIt,
  tap,
  tapForMana,
  the,
  token,
} from '@spellwright/dsl'

const warrior = token({ colors: ['R'], type: 'Creature — Warrior', power: 1, toughness: 1 })

export const dalkovanEncampment = card({
  name: 'Dalkovan Encampment',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: {
          kind: 'not',
          condition: { kind: 'exists', of: { subtype: ['Swamp', 'Mountain'], controller: 'you' } },
        },
      },
    ),
    tapForMana('{W}'),
    activated({
      cost: [mana('{2}{W}'), tap],
      effects: [
        {
          kind: 'delayedTrigger',
          on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
          lasts: 'everyTimeThisTurn',
          effects: [
            {
              kind: 'createToken',
              player: 'you',
              count: 2,
              token: warrior,
              enters: ['tapped', 'attacking'],
              as: 'tokens',
            },
            {
              kind: 'delayedTrigger',
              on: atBeginningOf('end', 'eachPlayer'),
              lasts: 'once',
              effects: [sacrificeIt(the('tokens'))],
            },
          ],
        },
      ],
    }),
  ],
})
