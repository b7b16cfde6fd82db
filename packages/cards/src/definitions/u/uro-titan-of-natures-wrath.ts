import {
  attacks,
  card,
  draw,
  enters,
  gainLife,
  keyword,
  mana,
  not,
  put,
  sacrificeIt,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const uroTitanOfNaturesWrath = card({
  name: "Uro, Titan of Nature's Wrath",
  cost: '{1}{G}{U}',
  type: 'Legendary Creature — Elder Giant',
  power: 6,
  toughness: 6,
  abilities: [
    triggered({ on: enters('self'), effects: [when(not({ kind: 'paid', cost: 'escape' }), sacrificeIt('self'))] }),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [
        gainLife(3),
        draw(1),
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'choose',
              player: 'you',
              from: { zone: 'hand', type: 'land' },
              whose: 'you',
              count: { min: 1, max: 1 },
              as: 'chosen',
            },
            put('battlefield', the('chosen')),
          ],
        },
      ],
    }),
    keyword({
      kind: 'escape',
      cost: [mana('{G}{G}{U}{U}'), { kind: 'exile', what: { zone: 'graveyard', owner: 'you', other: true }, count: 5 }],
    }),
  ],
})
