import { card, putCounters, returnTo, spell, target, the, upTo } from '@spellwright/dsl'

export const scoutForSurvivors = card({
  name: 'Scout for Survivors',
  cost: '{2}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        cards: target(
          { zone: 'graveyard', owner: 'you', type: 'creature' },
          { count: upTo(3), total: { value: 'manaValue', is: { atMost: 3 } } },
        ),
      },
      effects: [returnTo('battlefield', the('cards'), { as: 'back' }), putCounters('+1/+1', 1, the('back'))],
    }),
  ],
})
