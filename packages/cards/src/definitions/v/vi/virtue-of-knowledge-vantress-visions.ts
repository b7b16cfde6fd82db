import { rule, spell, target, the, twoFaced } from '@spellwright/dsl'

export const virtueOfKnowledgeVantressVisions = twoFaced(
  'adventure',
  {
    name: 'Virtue of Knowledge',
    cost: '{4}{U}',
    type: 'Enchantment',
    abilities: [rule({ kind: 'triggersAgain', abilitiesOf: { controller: 'you' }, entering: {} })],
  },
  {
    name: 'Vantress Visions',
    cost: '{1}{U}',
    type: 'Instant — Adventure',
    abilities: [
      spell({
        targets: { target: target({ controller: 'you', zone: 'stack', stackKind: 'ability' }) },
        effects: [{ kind: 'copySpell', what: the('target'), count: 1, newTargets: 'may' }],
      }),
    ],
  },
)
