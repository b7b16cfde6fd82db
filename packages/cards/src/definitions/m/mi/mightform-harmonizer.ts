import { card, enters, keyword, mana, powerToDouble, pump, target, the, triggered } from '@spellwright/dsl'

export const mightformHarmonizer = card({
  name: 'Mightform Harmonizer',
  cost: '{2}{G}{G}',
  type: 'Creature — Insect Druid',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [pump(the('creature'), powerToDouble(the('creature')), 0)],
    }),
    keyword({ kind: 'warp', cost: [mana('{2}{G}')] }),
  ],
})
