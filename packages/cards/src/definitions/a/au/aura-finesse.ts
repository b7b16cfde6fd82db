import { card, draw, spell, target, the } from '@spellwright/dsl'

export const auraFinesse = card({
  name: 'Aura Finesse',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { aura: target({ subtype: 'Aura', controller: 'you' }), creature: target({ type: 'creature' }) },
      effects: [{ kind: 'attach', what: the('aura'), to: the('creature') }, draw(1)],
    }),
  ],
})
