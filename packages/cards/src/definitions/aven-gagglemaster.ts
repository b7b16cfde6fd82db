import { card, count, enters, gainLife, keyword, times, triggered } from '@spellwright/dsl'

export const avenGagglemaster = card({
  name: 'Aven Gagglemaster',
  cost: '{3}{W}{W}',
  type: 'Creature — Bird Warrior',
  power: 4,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [gainLife(times(2, count({ type: 'creature', keyword: 'flying', controller: 'you' })))],
    }),
  ],
})
