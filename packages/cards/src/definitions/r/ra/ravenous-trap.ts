import { all, alternativeCost, card, exile, mana, spell, targetPlayer, the } from '@spellwright/dsl'

export const ravenousTrap = card({
  name: 'Ravenous Trap',
  cost: '{2}{B}{B}',
  type: 'Instant — Trap',
  abilities: [
    alternativeCost([mana('{0}')], {
      kind: 'happened',
      event: { kind: 'zoneChange', object: { owner: 'opponent', is: 'nontoken' }, to: 'graveyard' },
      when: 'thisTurn',
      times: { atLeast: 3 },
    }),
    spell({ targets: { player: targetPlayer }, effects: [exile(all({ zone: 'graveyard', owner: the('player') }))] }),
  ],
})
