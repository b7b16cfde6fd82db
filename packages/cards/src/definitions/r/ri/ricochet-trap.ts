import { alternativeCost, card, mana, spell, targetSpell, the } from '@spellwright/dsl'

export const ricochetTrap = card({
  name: 'Ricochet Trap',
  cost: '{3}{R}',
  type: 'Instant — Trap',
  abilities: [
    alternativeCost([mana('{R}')], {
      kind: 'happened',
      event: { kind: 'cast', player: 'opponent', spell: { color: 'U' } },
      when: 'thisTurn',
    }),
    spell({
      targets: { spell: targetSpell({ is: 'targetsOnlyOne' }) },
      effects: [{ kind: 'changeTargets', what: the('spell'), how: 'must' }],
    }),
  ],
})
