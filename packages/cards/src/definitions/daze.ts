import {
  alternativeCost,
  card,
  controllerOf,
  counterSpell,
  mana,
  returnCost,
  spell,
  targetSpell,
  the,
  unless,
} from '@spellwright/dsl'

export const daze = card({
  name: 'Daze',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    alternativeCost([returnCost({ subtype: 'Island', controller: 'you' })]),
    spell({
      targets: { spell: targetSpell() },
      effects: [unless(controllerOf(the('spell')), [mana('{1}')], counterSpell(the('spell')))],
    }),
  ],
})
