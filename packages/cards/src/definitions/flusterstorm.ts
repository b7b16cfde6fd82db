import { card, controllerOf, counterSpell, keyword, mana, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const flusterstorm = card({
  name: 'Flusterstorm',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: ['instant', 'sorcery'] }) },
      effects: [unless(controllerOf(the('spell')), [mana('{1}')], counterSpell(the('spell')))],
    }),
    keyword('storm'),
  ],
})
