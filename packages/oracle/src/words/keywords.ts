import { SIMPLE_KEYWORDS } from '@spellwright/dsl'
import { capitalise } from './english.ts'

/** Keywords that are their name and a number: "bushido 1". */
export const COUNTED_KEYWORDS = [
  'afflict',
  'afterlife',
  'backup',
  'bloodthirst',
  'bushido',
  'crew',
  'dredge',
  'fabricate',
  'fading',
  'graft',
  'hideaway',
  'mobilize',
  'modular',
  'rampage',
  'renown',
  'saddle',
  'soulshift',
  'toxic',
  'poisonous',
  'vanishing',
] as const

/** Keywords that are their name and a cost: "echo {2}". */
export const COST_KEYWORDS = [
  'bestow',
  'blitz',
  'buyback',
  'cleave',
  'dash',
  'disguise',
  'disturb',
  'echo',
  'embalm',
  'emerge',
  'encore',
  'entwine',
  'escalate',
  'escape',
  'eternalize',
  'evoke',
  'flashback',
  'foretell',
  'freerunning',
  'harmonize',
  'level up',
  'madness',
  'miracle',
  'mutate',
  'offspring',
  'outlast',
  'overload',
  'plot',
  'reconfigure',
  'replicate',
  'scavenge',
  'sneak',
  'spectacle',
  'squad',
  'surge',
  'transmute',
  'unearth',
  'ward',
  'warp',
] as const

/** Keywords that are their name, a number and a cost: "reinforce 2—{G}". */
export const COUNT_AND_COST_KEYWORDS = ['awaken', 'impending', 'reinforce', 'suspend'] as const

/** Optional additional costs that players call by the keyword they come from. */
export const ADDITIONAL_COST_KEYWORDS: ReadonlySet<string> = new Set([
  'bargain',
  'buyback',
  'casualty',
  'conspire',
  'entwine',
  'kicker',
  'offspring',
  'replicate',
  'squad',
])

/** Keywords with a cost whose data has another name, or is the same for two names. */
export const COST_KEYWORD_FORMS = {
  cycling: { kind: 'cycling' },
  equip: { kind: 'equip' },
  kicker: { kind: 'kicker' },
  multikicker: { kind: 'kicker', times: 'multi' },
  morph: { kind: 'morph' },
  megamorph: { kind: 'morph', mega: 'mega' },
  'cumulative upkeep': { kind: 'cumulativeUpkeep' },
  ninjutsu: { kind: 'ninjutsu' },
  'commander ninjutsu': { kind: 'ninjutsu', commander: 'commander' },
} as const

export type CostKeywordForm = keyof typeof COST_KEYWORD_FORMS
export const COST_KEYWORD_NAMES = Object.keys(COST_KEYWORD_FORMS) as CostKeywordForm[]

interface WithForm {
  readonly kind: string
  readonly times?: string
  readonly mega?: string
  readonly commander?: string
}

/** "multikicker" for a kicker that may be paid several times. */
export function costKeywordName({ kind, times, mega, commander }: WithForm): CostKeywordForm {
  const fits = (form: WithForm): boolean =>
    form.kind === kind && form.times === times && form.mega === mega && form.commander === commander
  const name = COST_KEYWORD_NAMES.find((one) => fits(COST_KEYWORD_FORMS[one]))
  if (name === undefined) throw new Error(`${kind} is no keyword with a cost`)
  return name
}

/** Other keywords of the rules, among them some the engine does not know. */
const OTHER_KEYWORDS =
  `affinity;aura swap;banding;champion;companion;craft;devour;enchant;exalted;forecast;fortify;gift;harmonize;
  hidden agenda;increment;max speed;partner;power-up;protection;prototype;prowl;recover;solved;
  specialize;splice;spree;station;strive;tiered;to solve;transfigure;visit;web-slinging`.split(/;\s*/)

const names = new Set<string>([
  ...SIMPLE_KEYWORDS,
  ...COUNTED_KEYWORDS,
  ...COST_KEYWORDS,
  ...COUNT_AND_COST_KEYWORDS,
  ...COST_KEYWORD_NAMES,
  ...OTHER_KEYWORDS,
])

/** Names that say more than the kind of the keyword, or say it in other words. */
const forms = new Set<string>(COST_KEYWORD_NAMES.filter((name) => COST_KEYWORD_FORMS[name].kind !== name))

/** Whether objects may be told by that keyword: "creatures with flying", "a card with cycling". */
export const isKeywordKind = (word: string): boolean => names.has(word) && !forms.has(word)

const capitals = new Set([...names].map(capitalise))

/** The same at the beginning of a line. What is no keyword there is an ability word or a flavor word (CR 207.2c–d). */
export const isCapitalKeywordName = (word: string): boolean => capitals.has(word)
