import { activated, apply, atBeginningOf, card, exactly, gain, mana, put, sacrificeIt, the } from '@spellwright/dsl'

export const sneakAttack = card({
  name: 'Sneak Attack',
  type: 'Enchantment',
  cost: '{3}{R}',
  abilities: [
    activated({
      cost: [mana('{R}')],
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'choose',
              player: 'you',
              from: { zone: 'hand', type: 'creature' },
              whose: 'you',
              count: exactly(1),
              as: 'card',
            },
            put('battlefield', the('card'), { as: 'creature' }),
            apply(the('creature'), [gain('haste')], 'game'),
            {
              kind: 'delayedTrigger',
              on: atBeginningOf('end', 'eachPlayer'),
              lasts: 'once',
              effects: [sacrificeIt(the('creature'))],
            },
          ],
        },
      ],
    }),
  ],
})
