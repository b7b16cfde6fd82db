import { card, exactly, keyword, mana, spell, targetPlayer, the } from '@spellwright/dsl'

export const dreadFugue = card({
  name: 'Dread Fugue',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'cleave', cost: [mana('{2}{B}')] }),
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'if',
          condition: { kind: 'paid', cost: 'cleave' },
          then: [
            {
              kind: 'choose',
              player: 'you',
              from: { zone: 'hand', not: { type: 'land' } },
              whose: the('player'),
              count: exactly(1),
              as: 'card',
            },
          ],
          else: [
            {
              kind: 'choose',
              player: 'you',
              from: { zone: 'hand', manaValue: { atMost: 2 }, not: { type: 'land' } },
              whose: the('player'),
              count: exactly(1),
              as: 'card',
            },
          ],
        },
        { kind: 'discardCards', what: the('card') },
      ],
    }),
  ],
})
