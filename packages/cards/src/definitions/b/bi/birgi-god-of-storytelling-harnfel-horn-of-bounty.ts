import { activated, exile, rule, the, triggered, twoFaced } from '@spellwright/dsl'

export const birgiGodOfStorytellingHarnfelHornOfBounty = twoFaced(
  'modal_dfc',
  {
    name: 'Birgi, God of Storytelling',
    cost: '{2}{R}',
    type: 'Legendary Creature — God',
    power: 3,
    toughness: 3,
    abilities: [
      triggered({
        on: { kind: 'cast', player: 'you' },
        effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'fixed', mana: '{R}' }, persists: 'endOfTurn' }],
      }),
      rule({ kind: 'boastsTwice', what: { type: 'creature', controller: 'you' } }),
    ],
  },
  {
    name: 'Harnfel, Horn of Bounty',
    cost: '{4}{R}',
    type: 'Legendary Artifact',
    abilities: [
      activated({
        cost: [{ kind: 'discard', what: {}, count: 1 }],
        effects: [
          { kind: 'lookAtTop', player: 'you', count: 2, as: 'top' },
          exile(the('top'), { as: 'exiled' }),
          {
            kind: 'rule',
            rule: { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
            until: 'endOfTurn',
          },
        ],
      }),
    ],
  },
)
