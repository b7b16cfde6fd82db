import { card, destroy, gainLife, matches, spell, target, the, when } from '@spellwright/dsl'

export const thermokarst = card({
  name: 'Thermokarst',
  cost: '{1}{G}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { land: target({ type: 'land' }) },
      effects: [destroy(the('land')), when(matches(the('land'), { supertype: 'snow' }), gainLife(1))],
    }),
  ],
})
