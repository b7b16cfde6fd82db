import { activated, card, connive, dies, mana, replacement, tap, tapForMana, target, the } from '@spellwright/dsl'

export const spymastersVault = card({
  name: "Spymaster's Vault",
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: { kind: 'not', condition: { kind: 'exists', of: { subtype: 'Swamp', controller: 'you' } } } },
    ),
    tapForMana('{B}'),
    activated({
      cost: [mana('{B}'), tap],
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [connive(the('creature'), { kind: 'events', event: dies({ type: 'creature' }), when: 'thisTurn' })],
    }),
  ],
})
