import { card, enters, keyword, powerToDouble, pump, triggered } from '@spellwright/dsl'

export const tifaLockhart = card({
  name: 'Tifa Lockhart',
  cost: '{1}{G}',
  type: 'Legendary Creature — Human Monk',
  power: 1,
  toughness: 2,
  abilities: [
    keyword('trample'),
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      effects: [pump('self', powerToDouble('self'), 0)],
    }),
  ],
})
