import { alternativeCost, card, mana, mill, spell, targetOpponent, the } from '@spellwright/dsl'

export const archiveTrap = card({
  name: 'Archive Trap',
  cost: '{3}{U}{U}',
  type: 'Instant — Trap',
  abilities: [
    alternativeCost([mana('{0}')], {
      kind: 'happened',
      event: { kind: 'searched', player: 'opponent' },
      when: 'thisTurn',
    }),
    spell({ targets: { player: targetOpponent }, effects: [mill(13, the('player'))] }),
  ],
})
