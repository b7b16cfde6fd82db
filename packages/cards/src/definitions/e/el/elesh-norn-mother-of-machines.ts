import { card, keyword, rule } from '@spellwright/dsl'

export const eleshNornMotherOfMachines = card({
  name: 'Elesh Norn, Mother of Machines',
  cost: '{4}{W}',
  type: 'Legendary Creature — Phyrexian Praetor',
  power: 4,
  toughness: 7,
  abilities: [
    keyword('vigilance'),
    rule({ kind: 'triggersAgain', abilitiesOf: { controller: 'you' }, entering: {} }),
    rule({ kind: 'doesntTrigger', abilitiesOf: { controller: 'opponent' }, entering: {} }),
  ],
})
