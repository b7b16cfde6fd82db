import { activated, bound, card, draw, mana, putCounters, the, upTo } from '@spellwright/dsl'

export const greasewrenchGoblin = card({
  name: 'Greasewrench Goblin',
  cost: '{R}',
  type: 'Creature — Goblin Artificer',
  power: 2,
  toughness: 1,
  abilities: [
    activated({
      abilityWord: 'Exhaust',
      cost: [mana('{2}{R}')],
      limit: { times: 1, per: 'game' },
      effects: [
        { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: upTo(2), as: 'cards' },
        { kind: 'discardCards', what: the('cards'), as: 'discarded' },
        draw(bound('discarded')),
        putCounters('+1/+1', 1, 'self'),
      ],
    }),
  ],
})
