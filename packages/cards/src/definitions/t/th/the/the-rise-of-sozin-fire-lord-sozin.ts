import {
  all,
  chapter,
  dealsDamageToPlayer,
  destroy,
  exile,
  keyword,
  mana,
  put,
  returnTo,
  search,
  shuffle,
  target,
  targetOpponent,
  the,
  triggered,
  twoFaced,
  upTo,
  X,
} from '@spellwright/dsl'

export const theRiseOfSozinFireLordSozin = twoFaced(
  'transform',
  {
    name: 'The Rise of Sozin',
    cost: '{4}{B}{B}',
    type: 'Enchantment — Saga',
    abilities: [
      triggered({ on: { kind: 'chapter', numbers: [1] }, effects: [destroy(all({ type: 'creature' }))] }),
      chapter(2, {
        targets: { player: targetOpponent },
        effects: [
          { kind: 'chooseWord', player: 'you', choose: { kind: 'cardName' }, as: 'name' },
          search(
            { name: { chosen: 'name' } },
            { whose: the('player'), zones: ['graveyard', 'hand', 'library'], count: upTo(4) },
          ),
          exile(the('found')),
          shuffle(the('player')),
        ],
      }),
      triggered({
        on: { kind: 'chapter', numbers: [3] },
        effects: [
          exile('self', { as: 'exiled' }),
          returnTo('battlefield', the('exiled'), { enters: ['transformed'], under: 'you' }),
        ],
      }),
    ],
  },
  {
    name: 'Fire Lord Sozin',
    type: 'Legendary Creature — Human Noble',
    power: 5,
    toughness: 5,
    colorIndicator: ['B'],
    abilities: [
      keyword('menace'),
      keyword({ kind: 'firebending', count: 3 }),
      triggered({
        on: dealsDamageToPlayer('self', 'combat'),
        effects: [
          {
            kind: 'mayPay',
            player: 'you',
            cost: [mana('{X}')],
            x: 'chosen',
            then: [
              {
                kind: 'reflexiveTrigger',
                targets: {
                  creatures: target(
                    { type: 'creature', zone: 'graveyard', owner: 'eventPlayer' },
                    { count: { min: 0, max: 'any' }, total: { value: 'manaValue', is: { atMost: X } } },
                  ),
                },
                effects: [put('battlefield', the('creatures'), { under: 'you' })],
              },
            ],
          },
        ],
      }),
    ],
  },
)
