import { card, entersTapped, keyword, rule, triggered, untap, youCast } from '@spellwright/dsl'

export const traxosScourgeOfKroog = card({
  name: 'Traxos, Scourge of Kroog',
  cost: '{4}',
  type: 'Legendary Artifact Creature — Construct',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('trample'),
    entersTapped,
    rule({ kind: 'doesntUntap', what: 'self' }),
    triggered({ on: youCast({ is: 'historic' }), effects: [untap('self')] }),
  ],
})
