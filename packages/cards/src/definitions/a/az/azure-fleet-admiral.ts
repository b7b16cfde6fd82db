import { card, enters, rule, triggered } from '@spellwright/dsl'

export const azureFleetAdmiral = card({
  name: 'Azure Fleet Admiral',
  cost: '{3}{U}',
  type: 'Creature — Human Pirate',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'becomeMonarch', player: 'you' }] }),
    rule({ kind: 'cantBeBlocked', what: 'self', by: { type: 'creature', controller: 'monarch' } }),
  ],
})
