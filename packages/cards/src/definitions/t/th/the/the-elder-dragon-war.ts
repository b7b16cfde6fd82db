import { all, bound, card, chapter, createToken, dealDamage, draw, keyword, keywords, token } from '@spellwright/dsl'

export const theElderDragonWar = card({
  name: 'The Elder Dragon War',
  cost: '{2}{R}{R}',
  type: 'Enchantment — Saga',
  abilities: [
    keyword('read ahead'),
    chapter(1, { effects: [dealDamage(2, { players: 'opponent', objects: all({ type: 'creature' }) })] }),
    chapter(2, {
      effects: [
        { kind: 'discard', player: 'you', count: 'any', how: 'choice', as: 'discarded' },
        draw(bound('discarded')),
      ],
    }),
    chapter(3, {
      effects: [
        createToken(
          1,
          token({ colors: ['R'], type: 'Creature — Dragon', power: 4, toughness: 4, abilities: keywords('flying') }),
        ),
      ],
    }),
  ],
})
