import { card, counterSpell, keyword, rule, spell, targetSpell, the } from '@spellwright/dsl'

export const iceOut = card({
  name: 'Ice Out',
  cost: '{1}{U}{U}',
  type: 'Instant',
  abilities: [
    keyword('bargain'),
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{1}' } },
      { zone: 'everywhere', condition: { kind: 'paid', cost: 'bargain' } },
    ),
    spell({ targets: { spell: targetSpell() }, effects: [counterSpell(the('spell'))] }),
  ],
})
