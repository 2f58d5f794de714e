/** Renders nothing: front matter says what stands in the head of a page. */
export default function Head(): null {
  return null;
}
