import { BASIC_LAND_TYPES } from '@spellwright/dsl'
import { VALUE_BOUND } from '../words/comparisons.ts'
import { SELF_TYPES } from '../words/self-nouns.ts'
import { VALUE } from '../words/values.ts'
import { OWN_ZONE } from '../words/zones.ts'
import { PERSON, THEIR } from './prepare.ts'

const DEEDS =
  'add|create|destroy|discard|draw|exile|gain|get|lose|mill|put|return|reveal|sacrifice|scry|search|shuffle|skip|surveil|take'
const COMMAND = new RegExp(`(^|: |\\. |, |, then | and |• )you (?=(?:${DEEDS})\\b)`, 'g')
const THEY =
  /\bthey (discard|draw|mill|own|pay|reveal|sacrifice|(?:gain|lose)(?= [\dx]+ life| life| that much|s? half))\b/g

/** "creature with flying an opponent controls", "creature an opponent controls with flying". */
const CONTROLLED_WITH = new RegExp(
  ` with ([a-z]+|first strike|power or toughness \\d+ or less|(?:${VALUE.pattern}) \\w+(?: or (?:${VALUE_BOUND.pattern}))?|an? \\S+ counter on (?:it|them)) (you control|you don't control|an opponent controls|your opponents control|defending player controls)\\b`,
  'g',
)
const CHOSEN_FROM = new RegExp(` cards? of the chosen type from (your (?:${OWN_ZONE.pattern}))`, 'g')
const FROM_IT_WITH = new RegExp(` from it (with mana value \\d+ or (?:${VALUE_BOUND.pattern}))`, 'g')

const ENCHANTED = [...SELF_TYPES, 'permanent', 'vehicle', ...BASIC_LAND_TYPES].join('|').toLowerCase()
/** What an Aura is on, whatever it is called. */
const ATTACHED = new RegExp(`\\benchanted (?:${ENCHANTED})(?: or (?:${ENCHANTED}))?\\b`, 'g')

/** "a Knight, Aura, or Equipment card", "a Knight card or Aura or Equipment card". */
const oneOfThem = (list: string): string =>
  list
    .replace(/ card or /g, ' or ')
    .replace(/, or |, | or /g, ' or ')
    .replace(/\ban? /, 'a ')

const otherThan = (_: string, article: string, noun: string): string =>
  article === 'target' ? `another target ${noun}` : `another ${noun}`

const noneOfTheirs = (_: string, noun: string): string => `an opponent controls no ${noun.replace(/s\b/, '')}`

const anotherPlayer = (_: string, does: string): string =>
  `if the player ${does === 'do' || does === 'does' ? 'does' : "doesn't"},`

/** Whatever was destroyed: "creatures destroyed this way can't be regenerated". */
const REGENERATION =
  /(?:,? and|\.) (?:it|they|(?:that|those) [a-z]+|(?:an? )?[a-z]+ destroyed this way) can't be regenerated(?=\.|$)/g

/** "destroy all creatures of the creature type of your choice": what is chosen is told first. */
const choosesFirst = (_: string, start: string, what: string, type?: string): string =>
  `${start}choose a ${type === undefined ? 'color' : 'creature type'}. ${what} of the chosen ${type ?? 'color'}`

/** "becomes a 5/5 Treefolk creature with trample", by its sort first. */
const sortOfCreature = (_: string, size: string, words: string, abilities?: string): string =>
  `becomes ${words}creature with base power and toughness ${size}${abilities === undefined ? '' : ` and gains ${abilities}`}`

type Replacement = string | ((match: string, ...parts: string[]) => string)

/**
 * Words that can be told in two ways without another meaning, and the one way in which they are compared. Each row works on
 * what the rows before it have left.
 */
const PLAIN_WORDS: readonly (readonly [pattern: RegExp | string, plain: Replacement])[] = [
  [THEIR, 'its'],
  [/\. then /g, '. '],
  [/, instead ([^.]+)/g, ', $1 instead'],
  [/(^|\. |: )([^.]+) instead if ([^.]+)/g, '$1if $3, $2 instead'],
  [
    /\bdiscards? all the cards in (your|their) hand\b/g,
    (all, whose) => `discard${all.startsWith('discards') ? 's' : ''} ${whose} hand`,
  ],
  [/\bafter this (?:main|combat) phase\b/g, 'after this phase'],
  [/\b(create [^."]*?) or create /g, '$1 or '],
  [/\b(?:that copy|those copies)\b/g, 'the copy'],
  [/\bchoose new targets for the copies\b/g, 'choose new targets for the copy'],
  [/\bthe next time you cast your next\b/g, 'the next time you cast a'],
  [/\bwhen you (?:next cast|cast your next) (?:an? )?/g, 'when you cast a '],
  [/\bwhen you cast an? /g, 'when you cast a '],
  [/\b(target|an?|another) ([^.,:"]*?) other than ~/g, otherThan],
  [/\b(each|all) ([^.,:"]*?) other than ~/g, '$1 other $2'],
  [/\bthan each (?:opponent|other player)\b/g, 'than an opponent'],
  [/\b(?:no opponent controls an? |your opponents control no |no opponents control )([^.,]*)/g, noneOfTheirs],
  [/\bno ([^.,]*?) are on the battlefield\b/g, 'there are no $1 on the battlefield'],
  [/\b(you control an? [^.,]*?) and you control (an?) /g, '$1 and $2 '],
  [
    /\b(if|unless) (it|that \w+|the \w+ \w+) was (an? |not |suspected\b|multicolored\b|historic\b|modified\b|black\b|white\b|red\b|blue\b|green\b|legendary\b|tapped\b|attacking\b|blocking\b)/g,
    '$1 $2 is $3',
  ],
  [/\bif (it|that \w+) wasn't (an? )/g, "if $1 isn't $2"],
  [/\bif that (?:creature|permanent|card|land|artifact|spell|enchantment) is\b/g, 'if it is'],
  [/\bit is\b/g, "it's"],
  [/\bfrom your graveyard to (?:its|their) owner(?:'s|s')? hands?\b/g, 'from your graveyard to your hand'],
  [/(?<=from an opponent's graveyard) to their hand\b/g, " to an opponent's hand"],
  [/\breveal (an? [^.,]*?) in your hand\b/g, 'reveal $1 from your hand'],
  [/\bwould be put into a graveyard from the battlefield\b/g, 'would die'],
  [/\bput ~'s counters\b/g, 'put its counters'],
  [/(: )it (deals|gets|gains|becomes|fights|can't|doesn't)\b/g, '$1~ $2'],
  [
    /\b(cards?) from (your graveyard|a graveyard|exile) and ((?:up to \w+ )?(?:other |another )?target [^.,]*? cards? from \2)/g,
    '$1 and $3',
  ],
  [/\bit's not\b/g, "it isn't"],
  [/\b(its|~'s|that \w+'s) (mana value|power|toughness) was\b/g, '$1 $2 is'],
  [/\bit had (?:one or more )?counters on it\b/g, 'it had a counter on it'],
  [
    /\b(?:it wasn't cast from your hand|~ was cast from anywhere other than your hand)\b/g,
    "you didn't cast it from your hand",
  ],
  [/\byou didn't cast ~ from your hand\b/g, "you didn't cast it from your hand"],
  [/\byou cast it from your hand\b/g, 'you cast ~ from your hand'],
  [/\b(?:~|it) was cast from (?:your|a) graveyard\b/g, '~ was cast from a graveyard'],
  [/\byou searched your library\b/g, 'you search your library'],
  [/\bone of your opponents\b/g, 'an opponent'],
  [/\b(dealt(?: to [^.]*?)?) by ([^.]*?) this turn\b/g, '$1 this turn by $2'],
  [
    /\bprevent (all|the next [\dx]+) ((?:non)?combat )?damage ([^.]*?) would deal to ([^.]*?) this turn/g,
    'prevent $1 $2damage that would be dealt to $4 this turn by $3',
  ],
  [/(^|\n)if ([^.]*?), ~ costs ((?:\{[^}]+\})+ (?:less|more) to cast)\b/g, '$1~ costs $3 if $2'],
  [/(^|\n)you may cast ~ as though it had flash if ([^.]*)/g, '$1if $2, you may cast ~ as though it had flash'],
  [
    /\bif an effect would create one or more tokens under your control, it creates twice that many of those tokens instead\b/g,
    'if one or more tokens would be created under your control, twice that many of those tokens are created instead',
  ],
  [/ (?:are|is) put on that \w+ instead/g, ' are put on it instead'],
  [/\buntap all ([^.]*? during each other player's untap step)/g, 'untap $1'],
  [/\bduring each of (your|their) turns\b/g, 'on each of $1 turns'],
  [/\bplayers may play an additional land\b/g, 'each player may play an additional land'],
  [/\bbe the target of\b/g, 'be the targets of'],
  [/\bat least (\w+) mana was spent to cast (?:that spell|it)\b/g, '$1 or more mana was spent to cast that spell'],
  [/\b(play|cast) (?:cards exiled this way|the exiled cards|those cards|them)\b/g, '$1 those cards'],
  [/\bmay (play|cast) (?:the exiled card|that card|it)\b/g, 'may $1 that card'],
  [/\bas long as (?:it remains|they remain) exiled\b/g, 'as long as it remains exiled'],
  [/\bbecomes? (an artifact creature|artifact creatures) in addition to (?:its|their) other types\b/g, 'becomes $1'],
  [/\bbecome artifact creatures\b/g, 'becomes artifact creatures'],
  [/\bgains? all creature types\b/g, 'becomes every creature type'],
  [/\bbecome every creature type\b/g, 'becomes every creature type'],
  [/\bit's still an? [a-z]+ land\b/g, "it's still a land"],
  [
    /\bequal to ([^.]*?) to (each player|each opponent|that player|you|target player|target opponent|its controller)(?=\.|$)/g,
    'to $2 equal to $1',
  ],
  [/\bthe owner of (target [^.]*?) (shuffles|puts) it\b/g, "$1's owner $2 it"],
  [/(target [^.]*?)'s owner shuffles it into their library\b/g, "shuffle $1 into its owner's library"],
  [/\bon their choice of the top or bottom\b/g, 'on the top or bottom'],
  [/\breveal that card\b/g, 'reveal it'],
  [/\bspent to cast it\b/g, 'spent to cast ~'],
  [/\b(?:instant and sorcery|instant or sorcery) spells\b/g, 'instant or sorcery spells'],
  [
    /\bonly to cast an? ([^.,"]*?) spell or (?:to )?activate an ability of an? ([^.,"]*?)(?= source|\.|$)(?: source)?/g,
    'only to cast $1 spells or activate abilities of $2s',
  ],
  [/\bonly to cast an? ([^.,"]*?) spell\b/g, 'only to cast $1 spells'],
  [/\bcan't be spent to cast an? ([^.,"]*?) spell\b/g, "can't be spent to cast $1 spells"],
  [/\bif (?:they|that player|that opponent|its controller) (does?n't|don't|does?),/g, anotherPlayer],
  [/(from among them and put) that card into your hand/g, '$1 it into your hand'],
  [PERSON, 'it'],
  [/(^|— |")when(?:ever)? /g, '$1when '],
  [COMMAND, '$1'],
  [THEY, 'that player $1s'],
  [/\bthey control\b/g, 'that player controls'],
  [/their owners?'s? hands?\b/g, "their owner's hand"],
  [/(\bfor each [^.]*?) and\/or /g, '$1 or '],
  [/ and\/or /g, ' and '],
  [CONTROLLED_WITH, ' $2 with $1'],
  [/ to one or more permanents and players/g, ''],
  [/, it deals (\d+|x) damage instead/g, ', ~ deals $1 damage instead'],
  [/\byou don't control an? ([a-z -]+?)(?=[,.])/g, 'you control no $1'],
  [/\byou control no ([a-z -]+?)s(?=[,.])/g, 'you control no $1'],
  [/\. at the beginning of ((?:the|your) next [a-z ]+?), ([^.]+)(?=\.|$)/g, '. $2 at the beginning of $1'],
  [/(\bfor each [a-z]+) and ([a-z]+ card)/g, '$1 or $2'],
  [/\b(artifact|land|creature) source of your choice/g, '$1 of your choice'],
  [/"\./g, '."'],
  [ATTACHED, 'enchanted permanent'],
  [/ named ~ from (your graveyard)/g, ' from $1 named ~'],
  [/ named ~ you control/g, ' you control named ~'],
  [/^(when [^.]*?) and whenever /, '$1 or '],
  [FROM_IT_WITH, ' $1 from it'],
  [/\bif it was kicked\b/g, 'if ~ was kicked'],
  [/\bif ~ was kicked, it deals\b/g, 'if ~ was kicked, ~ deals'],
  [/\bas long as (.+?) and ~ is in your graveyard,/g, 'as long as ~ is in your graveyard and $1,'],
  [/~'s owner shuffles it into their library\b/g, "shuffle ~ into its owner's library"],
  [/\bif you cast it,/g, 'if it was cast,'],
  [/\b([a-z]+) spell or ([a-z]+) spell\b/g, '$1 or $2 spell'],
  [/\b([a-z]+) ((?:[a-z]+ )?(?:spells|creatures|permanents)) and ([a-z]+) \2\b/g, '$1 or $3 $2'],
  [/\bnontoken modified\b/g, 'modified nontoken'],
  [/\bcolorless nonland\b/g, 'nonland colorless'],
  [/\b(?:reveal|search your library for|discard) (an? (?:[^." ]+ )*?card)\b/g, oneOfThem],
  [/\b(targets? [^.]*?|target [^.]*?) each (gain|get|become)\b/g, '$1 $2'],
  [/\bthat (?:creature|artifact|enchantment|instant|sorcery|noncreature|planeswalker) spell\b/g, 'that spell'],
  [/\bat the beginning of each player's (\w+)/g, 'at the beginning of each $1'],
  [/\bas long as it's your turn\b/g, 'during your turn'],
  [/ (?:has|have) ([^.,"]+ for as long as )/g, ' gains $1'],
  [/(creature tokens?)( with [^".,]+?) named ([a-z][^".,]*?)(?=[.,]| (?:at|for|and put)\b|$)/g, '$1 named $3$2'],
  [/\b(an? [^.,]*? )was ((?:milled|revealed|discarded|exiled|sacrificed) this way)/g, '$1is $2'],
  [/(^|\. |, |: )for each ([^.,"]+), ([^."]+)(?=\.|$)/g, '$1$3 for each $2'],
  [/\b(?:creature|permanent|artifact|enchantment|land)(s?) exiled this way\b/g, 'card$1 exiled this way'],
  [/\b(sacrifice any number of [^.,]*?) you control\b/g, '$1'],
  [/\b(reveal any number of [^.,]*?) in your hand\b/g, '$1 from your hand'],
  [/(^|: |\. |, )([^.:,]*?) of the (?:creature (type)|(color)) of your choice\b/g, choosesFirst],
  [/\bthe chosen creature type\b/g, 'the chosen type'],
  [
    /\bbecomes an? (\d+\/\d+) ((?:(?!artifact)[a-z-]+ )+)creature(?: with ([^.]*?))?(?=\.|,| until| that's still|$)/g,
    sortOfCreature,
  ],
  [/\bbecomes an? ([^.,]*? creature with base power)/g, 'becomes $1'],
  [
    /(~ (?:can't (?:attack or block|attack|block)|doesn't untap during your untap step)) if ([^.]+)/g,
    '$1 as long as $2',
  ],
  [/\bblocking or being blocked by\b/g, 'blocking or blocked by'],
  [/\b(for each [^.]*?) in their (graveyard|hand)\b/g, "$1 in that player's $2"],
  [/ that(?:'s| are) attacking you\b/g, ' attacking you'],
  [/\beach (creature|artifact|land|planeswalker) and each (creature|artifact|land|planeswalker)\b/g, 'each $1 and $2'],
  [/\bboth creatures have\b/g, 'each of those creatures has'],
  [/(sacrifice an? [^,:]+), sacrifice (an? [^,:]+), sacrifice (an? [^,:]+)(?=[,:])/g, '$1, $2, and $3'],
  [/^(when [^,.]*?) or when(?:ever)? /, '$1 or '],
  [/\b(non[a-z]+) (attacking|blocking|tapped|untapped)\b/g, '$2 $1'],
  [/\bspells that target ([^.,"]*?) (you cast|your opponents cast)\b/g, 'spells $2 that target $1'],
  [/ in all graveyards (with the same name as [^.,]+)/g, ' $1 in all graveyards'],
  [/\bshuffles their library\b/g, 'shuffles'],
  [/\bif its mana value is (\d+ or (?:less|more|greater))/g, 'if it has mana value $1'],
  [/\bthe (?:sacrificed|discarded|exiled) [a-z]+'s (power|toughness|mana value)\b/g, 'its $1'],
  [/(^|\. |: |— )until end of turn, when(?:ever)? ([^,"]+), /g, '$1when $2 this turn, '],
  [/(^|\. |: )whenever ([^,"]+ this turn), /g, '$1when $2, '],
  [/(\bfor each [a-z]+) and ([a-z]+ (?:attached|you control))/g, '$1 or $2'],
  [/\b(becomes [^.]*?artifact creatures?[^.]*?) in addition to (?:its|their) other (?:creature )?types/g, '$1'],
  [/ of that (color|type)\b/g, ' of the chosen $1'],
  [/\bis (\d+) or greater\b/g, 'is $1 or more'],
  [REGENERATION, ". it can't be regenerated"],
  [
    / of the chosen (color|type) (your opponents control|they control|you control|an opponent controls)/g,
    ' $2 of the chosen $1',
  ],
  [CHOSEN_FROM, ' card from $1 of the chosen type'],
  [/ named ~ in (your graveyard|all graveyards)/g, ' in $1 named ~'],
  [/\bif you've (discarded|sacrificed) /g, 'if you $1 '],
  [/\bas long as you've (discarded|sacrificed) /g, 'as long as you $1 '],
  [/\b(an? [^.,]*?) died under your control this turn/g, '$1 you controlled died this turn'],
  [/ (activate only if [^.]+?) and only once each turn\./g, ' $1. activate only once each turn.'],
  [/\b(an? [a-z ]+?) enters under an opponent's control\b/g, '$1 an opponent controls enters'],
  [/\ba player or a planeswalker\b/g, 'a player or planeswalker'],
  [/ and (sacrifice|exile) it(?=:)/g, ', $1 ~'],
  [/\buntil end of turn, you may (play|cast) (that card|those cards|it|them)\b/g, 'you may $1 $2 this turn'],
  [/\byou may (play|cast) (that card|those cards|it|them) (until [a-z ]+?)\./g, '$3, you may $1 $2.'],
  [
    /(creature tokens?(?: named [^".]+?)?)( with [^".]+)?\. (?:it has|they have) "/g,
    (_, token, more) => (more === undefined ? `${token} with "` : `${token}${more} and "`),
  ],
  [/\bshuffle your library\b/g, 'shuffle'],
  [/(search(?:es)? [^.]*?), then ((?:that player )?shuffles?)(?! and)\b/g, '$1. $2'],
  [/ to that (?:permanent or player|player or permanent) instead/g, ' instead'],
  [/ from among (?:the milled cards|(?:the )?cards milled this way|those cards)\b/g, ' from among them'],
  [/\bspell, activated ability, or triggered ability\b/g, 'spell or ability'],
  [/\ban opponent controls no ([^.,]*)/g, noneOfTheirs],
  [/\byour opponents control (\w+ or more)/g, 'an opponent controls $1'],
  [
    /(\b(?:is|are) [^.]*?creatures? (?:with [^.]*?)?)\. (?:they're|it's) still (?:a )?lands?(?=\.|$)/g,
    '$1 that are still lands',
  ],
  [/ that's still a land( until end of turn)?/g, "$1. it's still a land"],
  [/ that are still lands( until end of turn)?/g, "$1. they're still lands"],
  [/\bother creature types\b/g, 'other types'],
  [/(base power and toughness \d+\/\d+) and (?:has|have) /g, '$1 and '],
  [/\btheir controllers' (next )?untap steps\b/g, "their controller's $1untap step"],
  [/\byou had (an? [^,.]+?|another [^,.]+?) enter under your control/g, '$1 entered under your control'],
  [/\bthe end step\b/g, 'each end step'],
  [/\bis put into a graveyard from the battlefield\b/g, 'dies'],
  [/\bone of those cards\b/g, 'one of them'],
  [/\bexile all cards from (target \w+'s graveyard)/g, 'exile $1'],
  ['a permanent left the battlefield under your control', 'a permanent you controlled left the battlefield'],
]

/** The text with all these words told in one way. */
export const inPlainWords = (text: string): string =>
  PLAIN_WORDS.reduce((plain, [pattern, words]) => plain.replace(pattern, words as string), text)
