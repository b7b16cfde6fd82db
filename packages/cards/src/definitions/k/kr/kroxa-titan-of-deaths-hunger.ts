import {
  attacks,
  card,
  count,
  enters,
  keyword,
  loseLife,
  mana,
  not,
  sacrificeIt,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const kroxaTitanOfDeathsHunger = card({
  name: "Kroxa, Titan of Death's Hunger",
  cost: '{B}{R}',
  type: 'Legendary Creature — Elder Giant',
  power: 6,
  toughness: 6,
  abilities: [
    triggered({ on: enters('self'), effects: [when(not({ kind: 'paid', cost: 'escape' }), sacrificeIt('self'))] }),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [
        { kind: 'discard', player: 'opponent', count: 1, how: 'choice', as: 'discarded' },
        when(
          { kind: 'compare', quantity: count({ among: the('discarded'), not: { type: 'land' } }), is: { exactly: 0 } },
          loseLife(3, 'opponent'),
        ),
      ],
    }),
    keyword({
      kind: 'escape',
      cost: [mana('{B}{B}{R}{R}'), { kind: 'exile', what: { zone: 'graveyard', owner: 'you', other: true }, count: 5 }],
    }),
  ],
})
