import { card, count, discard, loseLife, mana, spell, targetOpponent, the } from '@spellwright/dsl'

export const rushOfDread = card({
  name: 'Rush of Dread',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: 3,
        keyword: 'spree',
        options: [
          {
            cost: [mana('{1}')],
            targets: { first: targetOpponent },
            effects: [
              {
                kind: 'sacrificeChoice',
                player: the('first'),
                filter: { type: 'creature' },
                count: { kind: 'half', quantity: count({ type: 'creature', controller: the('first') }), round: 'up' },
              },
            ],
          },
          {
            cost: [mana('{2}')],
            targets: { second: targetOpponent },
            effects: [
              discard(
                { kind: 'half', quantity: { kind: 'cardsIn', zone: 'hand', player: the('second') }, round: 'up' },
                the('second'),
              ),
            ],
          },
          {
            cost: [mana('{2}')],
            targets: { third: targetOpponent },
            effects: [
              loseLife({ kind: 'half', quantity: { kind: 'lifeOf', player: the('third') }, round: 'up' }, the('third')),
            ],
          },
        ],
      },
      effects: [],
    }),
  ],
})
