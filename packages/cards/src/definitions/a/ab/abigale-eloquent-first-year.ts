import {
  apply,
  card,
  enters,
  keywords,
  loseAllAbilities,
  putCounters,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const abigaleEloquentFirstYear = card({
  name: 'Abigale, Eloquent First-Year',
  type: 'Legendary Creature — Bird Bard',
  cost: '{W/B}{W/B}',
  power: 1,
  toughness: 1,
  abilities: [
    ...keywords('flying', 'first strike', 'lifelink'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', other: true }, { count: upTo(1) }) },
      effects: [
        apply(the('creature'), [loseAllAbilities], 'game'),
        putCounters('flying', 1, the('creature')),
        putCounters('first strike', 1, the('creature')),
        putCounters('lifelink', 1, the('creature')),
      ],
    }),
  ],
})
