import {
  alternativeCost,
  card,
  counterSpell,
  exileCost,
  matches,
  spell,
  targetSpell,
  the,
  when,
  X,
} from '@spellwright/dsl'

export const disruptingShoal = card({
  name: 'Disrupting Shoal',
  cost: '{X}{U}{U}',
  type: 'Instant — Arcane',
  abilities: [
    alternativeCost([exileCost({ zone: 'hand', color: 'U', manaValue: { exactly: X } })]),
    spell({
      targets: { spell: targetSpell() },
      effects: [when(matches(the('spell'), { manaValue: { exactly: X } }), counterSpell(the('spell')))],
    }),
  ],
})
