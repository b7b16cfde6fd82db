import { activated, card, entersTapped, matches, replacement, rule, tap, untap } from '@spellwright/dsl'

export const timeVault = card({
  name: 'Time Vault',
  type: 'Artifact',
  cost: '{2}',
  abilities: [
    entersTapped,
    rule({ kind: 'doesntUntap', what: 'self' }),
    replacement(
      { kind: 'skip', player: 'you', what: 'turn', optional: 'may', then: [untap('self')] },
      { condition: matches('self', { is: 'tapped' }) },
    ),
    activated({ cost: [tap], effects: [{ kind: 'extraTurn', player: 'you' }] }),
  ],
})
