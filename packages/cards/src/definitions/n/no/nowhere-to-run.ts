import { card, enters, keyword, modifyPT, rule, the, triggered } from '@spellwright/dsl'

export const nowhereToRun = card({
  name: 'Nowhere to Run',
  type: 'Enchantment',
  cost: '{1}{B}',
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      targets: { target: { objects: { controller: 'opponent', type: 'creature' } } },
      effects: [{ kind: 'apply', what: the('target'), apply: [modifyPT(-3, -3)], until: 'endOfTurn' }],
    }),
    rule({ kind: 'ignoresHexproof', what: { type: 'creature', controller: 'opponent' } }),
    rule({ kind: 'doesntTrigger', keyword: 'ward', abilitiesOf: { type: 'creature', controller: 'opponent' } }),
  ],
})
