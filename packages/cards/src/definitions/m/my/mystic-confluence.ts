import {
  card,
  controllerOf,
  counterSpell,
  draw,
  mana,
  returnTo,
  spell,
  target,
  targetSpell,
  the,
  unless,
} from '@spellwright/dsl'

export const mysticConfluence = card({
  name: 'Mystic Confluence',
  cost: '{3}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 3,
        max: 3,
        repeat: 'repeat',
        options: [
          {
            targets: { spell: targetSpell() },
            effects: [unless(controllerOf(the('spell')), [mana('{3}')], counterSpell(the('spell')))],
          },
          { targets: { creature: target({ type: 'creature' }) }, effects: [returnTo('hand', the('creature'))] },
          { effects: [draw(1)] },
        ],
      },
      effects: [],
    }),
  ],
})
