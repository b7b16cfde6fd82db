import {
  anyNumber,
  bound,
  card,
  controllerOf,
  count,
  draw,
  exile,
  rule,
  search,
  shuffle,
  spell,
  target,
  the,
} from '@spellwright/dsl'

export const theEnd = card({
  name: 'The End',
  cost: '{2}{B}{B}',
  type: 'Instant',
  abilities: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{2}' } },
      {
        zone: 'everywhere',
        condition: { kind: 'compare', quantity: { kind: 'lifeOf', player: 'you' }, is: { atMost: 5 } },
      },
    ),
    spell({
      targets: { permanent: target({ type: ['creature', 'planeswalker'] }) },
      effects: [
        exile(the('permanent')),
        search(
          { name: { sameAs: the('permanent') } },
          { whose: controllerOf(the('permanent')), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
        ),
        { kind: 'let', as: 'fromHand', quantity: count({ zone: 'hand', among: the('found') }) },
        exile(the('found')),
        shuffle(controllerOf(the('permanent'))),
        draw(bound('fromHand'), controllerOf(the('permanent'))),
      ],
    }),
  ],
})
