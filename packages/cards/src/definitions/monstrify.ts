import { card, keyword, pump, spell, target, the } from '@spellwright/dsl'

export const monstrify = card({
  name: 'Monstrify',
  cost: '{3}{G}',
  type: 'Sorcery',
  abilities: [
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), 4, 4)] }),
    keyword('retrace'),
  ],
})
