import { card, counterSpell, spell, targetSpell, the } from '@spellwright/dsl'

export const sternScolding = card({
  name: 'Stern Scolding',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        spell: targetSpell({ type: 'creature', any: [{ power: { atMost: 2 } }, { toughness: { atMost: 2 } }] }),
      },
      effects: [counterSpell(the('spell'))],
    }),
  ],
})
