// What is changed, and into what: each operator looks at one node of a source and names the faults that somebody might
// have written there.
import ts from 'typescript';

const K = ts.SyntaxKind;

/**
 * A fault: `text` stands in for the node ('instead'), the statement is left out ('dropped'), or the function returns
 * at once ('returns').
 * @typedef {{ how: 'instead' | 'dropped' | 'returns', what: string, text: string }} Fault
 */

/** @type {Readonly<Record<number, readonly string[]>>} */
const OTHER_OPERATORS = {
  [K.LessThanToken]: ['<=', '>='],
  [K.LessThanEqualsToken]: ['<', '>'],
  [K.GreaterThanToken]: ['>=', '<='],
  [K.GreaterThanEqualsToken]: ['>', '<'],
  [K.EqualsEqualsEqualsToken]: ['!=='],
  [K.ExclamationEqualsEqualsToken]: ['==='],
  [K.AmpersandAmpersandToken]: ['||'],
  [K.BarBarToken]: ['&&'],
  [K.PlusToken]: ['-'],
  [K.MinusToken]: ['+'],
  [K.AsteriskToken]: ['+'],
  [K.AmpersandToken]: ['|'],
  [K.BarToken]: ['&'],
  [K.LessThanLessThanToken]: ['>>>'],
  [K.GreaterThanGreaterThanGreaterThanToken]: ['<<'],
  [K.PlusEqualsToken]: ['-='],
  [K.MinusEqualsToken]: ['+='],
};

/** @type {Readonly<Record<string, string>>} */
const OTHER_METHODS = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** @param {ts.Node} node */
const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/**
 * @param {ts.BinaryExpression} node
 * @param {string} source
 * @returns {Fault[]}
 */
function binary(node, source) {
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === K.PlusToken && (isText(left) || isText(right))) return [];
  return (OTHER_OPERATORS[operatorToken.kind] ?? []).map((sign) => ({
    how: 'instead',
    what: `${operatorToken.getText()} becomes ${sign}`,
    text: source.slice(node.getStart(), operatorToken.getStart()) + sign + source.slice(operatorToken.end, node.end),
  }));
}

/** Does a node hold a yes or no on which something depends? @param {ts.Node} node @returns {boolean} */
function inCondition(node) {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return inCondition(parent);
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node;
  if (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) return parent.condition === node;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === K.ExclamationToken;
  if (!ts.isBinaryExpression(parent)) return false;
  const sign = parent.operatorToken.kind;
  return (
    (sign === K.AmpersandAmpersandToken || sign === K.BarBarToken) && (parent.left === node || inCondition(parent))
  );
}

/** @param {ts.Node} node @param {string} source @returns {Fault[]} */
function negated(node, source) {
  const parts = ts.isIdentifier(node) || ts.isCallExpression(node) || ts.isPropertyAccessExpression(node);
  const bits = ts.isBinaryExpression(node) && node.operatorToken.kind === K.AmpersandToken;
  if (!(parts || bits || ts.isElementAccessExpression(node)) || !inCondition(node)) return [];
  if (ts.isPrefixUnaryExpression(node.parent)) return [];
  return [{ how: 'instead', what: 'the condition is negated', text: `!(${source.slice(node.getStart(), node.end)})` }];
}

/** @param {ts.CallExpression} node @param {string} source @returns {Fault[]} */
function called(node, source) {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression) || node.flags & ts.NodeFlags.OptionalChain) return [];
  const name = expression.name.text;
  const object = source.slice(expression.expression.getStart(), expression.expression.end);
  if (name === 'filter') return [{ how: 'instead', what: 'nothing is filtered', text: object }];
  const other = OTHER_METHODS[name];
  if (other === undefined) return [];
  const rest = source.slice(expression.name.end, node.end);
  return [{ how: 'instead', what: `${name} becomes ${other}`, text: `${object}.${other}${rest}` }];
}

/** @param {ts.NumericLiteral} node @returns {Fault[]} */
function constant(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return [];
  const signed = ts.isPrefixUnaryExpression(parent) && parent.operator === K.MinusToken;
  if (signed) return [];
  const text = node.text === '1' ? '0' : String(Number(node.text) + 1);
  return [{ how: 'instead', what: `${node.text} becomes ${text}`, text }];
}

/** @param {ts.PrefixUnaryExpression} node @param {string} source @returns {Fault[]} */
function prefixed(node, source) {
  const inner = source.slice(node.operand.getStart(), node.operand.end);
  if (node.operator === K.ExclamationToken) return [{ how: 'instead', what: 'no longer negated', text: inner }];
  if (node.operator === K.MinusToken) return [{ how: 'instead', what: `-${inner} becomes ${inner}`, text: inner }];
  return [];
}

/** Statements that make something happen, inside a function. @param {ts.Statement} node @returns {Fault[]} */
function dropped(node) {
  if (!ts.findAncestor(node, ts.isFunctionLike)) return [];
  if (ts.isBreakStatement(node) && ts.isCaseOrDefaultClause(node.parent)) return [];
  const happens =
    ts.isBreakStatement(node) ||
    ts.isContinueStatement(node) ||
    (ts.isExpressionStatement(node) &&
      (ts.isCallExpression(node.expression) ||
        ts.isBinaryExpression(node.expression) ||
        ts.isPostfixUnaryExpression(node.expression) ||
        ts.isDeleteExpression(node.expression)));
  return happens ? [{ how: 'dropped', what: 'left out', text: '' }] : [];
}

/** A function of several statements that hands nothing back. @param {ts.Block} node @returns {Fault[]} */
function returning(node) {
  if (!ts.isFunctionLike(node.parent) || node.statements.length < 2) return [];
  /** @param {ts.Node} each @returns {boolean | undefined} */
  const hands = (each) =>
    ts.isReturnStatement(each)
      ? each.expression !== undefined
      : !ts.isFunctionLike(each) && ts.forEachChild(each, hands);
  return ts.forEachChild(node, hands) ? [] : [{ how: 'returns', what: 'returns at once', text: '' }];
}

/**
 * The faults that may stand in for a node.
 * @param {ts.Node} node
 * @param {string} source the text of the whole file
 * @returns {Fault[]}
 */
export function faultsOf(node, source) {
  const faults = negated(node, source);
  if (ts.isBinaryExpression(node)) faults.push(...binary(node, source));
  else if (ts.isCallExpression(node)) faults.push(...called(node, source));
  else if (ts.isNumericLiteral(node)) faults.push(...constant(node));
  else if (ts.isPrefixUnaryExpression(node)) faults.push(...prefixed(node, source));
  else if (node.kind === K.TrueKeyword || node.kind === K.FalseKeyword) {
    const text = node.kind === K.TrueKeyword ? 'false' : 'true';
    faults.push({ how: 'instead', what: `${node.getText()} becomes ${text}`, text });
  } else if (ts.isPostfixUnaryExpression(node)) {
    const text = node.operator === K.PlusPlusToken ? '--' : '++';
    faults.push({
      how: 'instead',
      what: `becomes ${text}`,
      text: source.slice(node.getStart(), node.operand.end) + text,
    });
  } else if (ts.isBlock(node)) faults.push(...returning(node));
  else if (ts.isStatement(node)) faults.push(...dropped(node));
  return faults;
}

/**
 * A pattern of locals that a procedure declares (every call brings its own), and a value that only contents the type
 * checker, behind `?.` and `pop()`.
 * @param {ts.Node} node
 */
function isShape(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'locals' && ts.isObjectLiteralExpression(parent);
  return (
    ts.isNumericLiteral(node) &&
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === K.QuestionQuestionToken &&
    parent.right === node &&
    /\?\.|\.pop\(\)/.test(parent.left.getText())
  );
}

/** What a verb says of itself: its words in both languages, and what may stand in a card file. @param {ts.Node} node */
const isWording = (node) =>
  ((ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && /^(cs|en)$/.test(node.name.getText())) ||
  (ts.isPropertyAssignment(node) && node.name.getText() === 'rule') ||
  (ts.isVariableDeclaration(node) && /^schema$|Schema$/.test(node.name.getText()));

/** Nodes whose inside decides nothing: types, imports, citations, shapes, words, what is thrown. @param {ts.Node} node */
export function isBeside(node) {
  return (
    isShape(node) ||
    isWording(node) ||
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node) ||
    (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'cite')
  );
}
